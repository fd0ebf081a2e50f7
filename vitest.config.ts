import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'apps/cabinet/**/*.test.{ts,tsx}', 'apps/widget/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/setup/name-project.ts'],
          // A bound for a machine that is busy with other things as well; a test ends when it is done.
          testTimeout: 60_000
        }
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/setup/test-cluster.ts'],
          setupFiles: ['tests/setup/name-project.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          isolate: false
        }
      }
    ]
  }
})
