/** Frame rate of rolling dice on a simulated slow phone: reported, not asserted, since this machine is not a phone. */
import { expect, PHONE, test } from './fixtures'
import { newGame, place, roundOf } from './play'

test('frames while dice roll, four times slower', async ({ device }) => {
  const page = await device({ motion: true, viewport: PHONE, touch: true })
  await newGame(page, 'alone', /Start/)
  await place(page, true)
  await expect.poll(() => roundOf(page)).toBe(2)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const found: number[] = []
        let last = performance.now()
        const tick = (now: number): void => {
          found.push(now - last)
          last = now
          if (found.length < 150) requestAnimationFrame(tick)
          else resolve(found.slice(1))
        }
        requestAnimationFrame(tick)
      }),
  )
  await place(page, true)
  const deltas = (await frames).sort((a, b) => a - b)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const at = (part: number): string => (1000 / (deltas[Math.floor(deltas.length * part)] ?? 1)).toFixed(0)
  console.log(`frames per second with a quarter of the processor: median ${at(0.5)}, slowest twentieth ${at(0.95)}`)
  expect(deltas.length).toBeGreaterThan(100)
})
