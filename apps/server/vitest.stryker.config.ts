// For `npm run mutate -w apps/server` alone: the tests that the changes of a run are asked of, over a database of their own.
import { defineConfig } from 'vitest/config'

/** Folders or files of tests under `src`; all that has to do with what is changed takes an hour, one file of tests minutes. */
const TESTS = (process.env.MUTATE_TESTS ?? 'booking,results,sign-in,access,family').split(',')

export default defineConfig({
  test: {
    include: TESTS.map(one => `apps/server/src/${one.endsWith('.ts') ? one : `${one}/**/*.test.ts`}`),
    globalSetup: ['tests/setup/test-cluster.ts'],
    env: { PASSWORD_COST: '10' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false
  }
})
