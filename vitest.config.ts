import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { PluginOption } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { AS_PREACT, anyCode } from './apps/widget/as-preact.ts'
import { chromium } from './tests/e2e/browser.ts'
import { forceColors, inWorld, letGo, pressAt, pressDownAt, worldUrl } from './tests/faces/commands.ts'
import { toWorld } from './tests/faces/to-world.ts'
import { unheard } from './tests/faces/unheard.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }
// A bound for a machine that is busy with other things as well; a test ends when it is done.
const BOUND_MILLIS = 60_000
// One more than the cores of a small machine: a test in a browser waits for its server, for a pause of the face or for the line a quarter of its time.
const WORKERS = 3
// Side by side with the faces they would be six on two cores, and at the end of the run the faces alone.
const AFTER_FACES = { groupOrder: 1 }
const SETUP = 'tests/setup/name-project.ts'
const CLUSTER = 'tests/setup/test-cluster.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'apps/{cabinet,patient,widget}/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: [SETUP],
          testTimeout: BOUND_MILLIS,
          maxWorkers: WORKERS,
          sequence: AFTER_FACES,
          // They leave nothing behind, and a process for each would take longer than all of them.
          isolate: false
        }
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: [CLUSTER],
          setupFiles: [SETUP],
          // A try at a password of staff is a quarter of a second of work, which a minute of tests would be; what is of time itself asks for all of it.
          env: { PASSWORD_COST: '10' },
          testTimeout: BOUND_MILLIS,
          hookTimeout: BOUND_MILLIS,
          maxWorkers: WORKERS,
          sequence: AFTER_FACES,
          isolate: false
        }
      },
      inBrowser('cabinet', ['tests/faces/*.faces.ts', 'tests/faces/*.cabinet.ts'], [react()], 'react/jsx-runtime'),
      // Named as the count of requirements knows it (scripts/pairs.mjs).
      inBrowser('app', ['tests/faces/*.faces.ts', 'tests/faces/*.app.ts'], [react()], 'react/jsx-runtime'),
      { ...inBrowser('widget', ['tests/faces/*.widget.ts'], [anyCode], 'preact/jsx-runtime'), resolve: { alias: AS_PREACT } }
    ]
  }
})

/** A face at its own routes, with a server and a database of its own. */
function inBrowser(name: string, include: string[], plugins: PluginOption[], jsxRuntime: string): TestProjectInlineConfiguration {
  return {
    // No source names the first, a worker alone the second, and one test the third: found later, they would make the page load anew in the middle of a test.
    optimizeDeps: { include: [jsxRuntime, 'zxing-wasm/reader', 'zxing-wasm/writer'] },
    plugins: [...plugins, toWorld],
    define: {
      'import.meta.env.VIZIT_VERSION': JSON.stringify(version),
      'import.meta.env.VIZIT_QUICK_HANDS': JSON.stringify(process.env.QUICK_HANDS ?? '1'),
      'import.meta.env.VIZIT_FACES_SHORT': JSON.stringify(process.env.FACES_SHORT ?? ''),
      'process.env.NODE_ENV': '"production"'
    },
    // React as patients have it: a sixth faster than the one for those who write it.
    oxc: { jsx: { development: false } },
    test: {
      name,
      include,
      globalSetup: [CLUSTER, 'tests/faces/stop-worlds.ts'],
      setupFiles: [SETUP, `tests/faces/around-${name}.ts`],
      testTimeout: BOUND_MILLIS,
      hookTimeout: BOUND_MILLIS,
      maxWorkers: WORKERS,
      // Each test takes its face away and empties its world; to load the face anew for each file costs more than its tests.
      isolate: false,
      expect: { poll: { timeout: Number(process.env.EXPECT_MILLIS ?? 20_000) } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: unheard(
          playwright({
            launchOptions: chromium(),
            contextOptions: { locale: 'ru-BY', timezoneId: 'Europe/Minsk', reducedMotion: 'reduce' },
            actionTimeout: 20_000
          })
        ),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 390, height: 844 },
        commands: { worldUrl, inWorld, pressAt, pressDownAt, letGo, forceColors }
      }
    }
  }
}
