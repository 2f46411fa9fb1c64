/** Whole games in Debian's Chromium against the real server. `npm run e2e -- --grep @smoke` for the quick ones. */
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './browser'
import { PATIENCE } from './slow'

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  globalSetup: './setup.ts',
  fullyParallel: true,
  workers: availableParallelism(),
  timeout: 150_000 * PATIENCE,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  expect: { timeout: 10_000 * PATIENCE },
  use: {
    browserName: 'chromium',
    launchOptions: CHROMIUM,
    actionTimeout: 10_000 * PATIENCE,
    // A recording of every test costs a third of the run; ask for it when a test fails: LABTOP_TRACE=1.
    trace: process.env.LABTOP_TRACE ? 'retain-on-failure' : 'off',
  },
})
