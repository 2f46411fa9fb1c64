/** How much SO₂ is SO₃ at equilibrium: log Kp = 4956 / T − 4.678 (Kp in atm^−½), 1 atm, a feed of 10 % SO₂ and 11 % O₂. */
const DIOXIDE = 0.1
const OXYGEN = 0.11

export function converted(celsius: number): number {
  const kp = 10 ** (4956 / (celsius + 273.15) - 4.678)
  let low = 0
  let high = 1
  for (let step = 0; step < 60; step += 1) {
    const x = (low + high) / 2
    const oxygen = (OXYGEN - (DIOXIDE / 2) * x) / (1 - (DIOXIDE / 2) * x)
    if (x / (1 - x) < kp * Math.sqrt(oxygen)) low = x
    else high = x
  }
  return low
}
