// For `npm run mutate` alone: a test of rules takes moments, but not on a machine that is busy.
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { testTimeout: 60_000 } })
