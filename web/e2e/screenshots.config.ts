/** Screenshots for the README, from real games: `npm run screenshots` writes docs/pictures. */
import base from './playwright.config'

export default { ...base, testMatch: '*.shots.ts', workers: 1, timeout: 300_000 }
