// WebKitGTK: its small browser in a window that nobody sees, steered over HTTP by W3C WebDriver, of which a journey needs six commands.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../setup/server.ts'
import { BROWSER_ENV, KEY_MILLIS, type Tab, WINDOW } from './tab.ts'

const UP_WITHIN_MILLIS = 20_000
/** Nothing is drawn by a graphics card, and nobody reads the window aloud. */
const PLAIN = { LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1', GTK_A11Y: 'none', GSETTINGS_BACKEND: 'memory', GDK_BACKEND: 'x11' }

/** The bar of the small browser gives way to the width of a phone, and nothing moves on its way. */
const OF_GTK = {
  'gtk.css':
    'window * { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }',
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n'
}

export type WebKitPaths = { driver: string; browser: string; screen: string }

export async function openWebKit({ driver, browser, screen }: WebKitPaths): Promise<Tab> {
  const display = await openScreen(screen)
  const port = await freePort()
  const config = makeConfig()
  const env = { ...BROWSER_ENV, ...PLAIN, DISPLAY: display.name, XDG_CONFIG_HOME: config }
  const steered = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' })
  const end = async () => {
    for (const one of [steered, display.process]) await endOf(one)
    rmSync(config, { recursive: true, force: true })
  }
  try {
    const session = await begin(`http://127.0.0.1:${port}`, browser)
    await fitWindow(session)
    return tabOf(session, end)
  } catch (error) {
    await end()
    throw error
  }
}

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>

async function begin(url: string, browser: string): Promise<Command> {
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } }
  const since = performance.now()
  for (;;) {
    const isUp = await fetch(`${url}/status`).then(
      answer => answer.ok,
      () => false
    )
    if (isUp) break
    if (performance.now() - since > UP_WITHIN_MILLIS) throw new Error('WebKitWebDriver does not answer')
    await pause(50)
  }
  const { sessionId } = (await send(`${url}/session`, 'POST', { capabilities })) as { sessionId: string }
  return (method, path, body) => send(`${url}/session/${sessionId}${path}`, method, body)
}

async function send(url: string, method: string, body: unknown): Promise<unknown> {
  const answer = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
  if (answer.ok) return value
  throw new Error(`WebKitWebDriver: ${value?.error}: ${value?.message}`)
}

/** The window has a frame of its own: it is made larger until the page has what a phone has. */
async function fitWindow(command: Command): Promise<void> {
  await command('POST', '/window/rect', WINDOW)
  const page = (await ask(command, '({ width: innerWidth, height: innerHeight })')) as typeof WINDOW
  await command('POST', '/window/rect', { width: 2 * WINDOW.width - page.width, height: 2 * WINDOW.height - page.height })
  const now = await ask(command, 'innerWidth')
  if (now !== WINDOW.width) throw new Error(`the window is ${now} px wide instead of ${WINDOW.width}`)
}

function ask(command: Command, expression: string): Promise<unknown> {
  return command('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
}

function tabOf(command: Command, end: () => Promise<void>): Tab {
  const act = (type: 'pointer' | 'key', actions: unknown[]) => command('POST', '/actions', { actions: [{ type, id: type, actions }] })
  return {
    open: async url => {
      await command('POST', '/url', { url })
    },
    ask: expression => ask(command, expression),
    pressAt: async (x, y) => {
      const move = { type: 'pointerMove', duration: 0, origin: 'viewport', x, y }
      await act('pointer', [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])
    },
    type: async text => {
      await act(
        'key',
        [...text].flatMap(value => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
          { type: 'pause', duration: KEY_MILLIS }
        ])
      )
    },
    picture: async () => Buffer.from((await command('GET', '/screenshot')) as string, 'base64'),
    close: async () => {
      try {
        await command('DELETE', '')
      } finally {
        await end()
      }
    }
  }
}

function makeConfig(): string {
  const config = mkdtempSync(join(tmpdir(), 'vizit-webkit-'))
  mkdirSync(join(config, 'gtk-3.0'))
  for (const [name, text] of Object.entries(OF_GTK)) writeFileSync(join(config, 'gtk-3.0', name), text)
  return config
}

/**
 * A screen of X in memory, with a number that nobody has yet. Nobody manages its windows, so the keys go to the one under the pointer, which stands in the
 * middle: the screen is hardly larger than the window.
 */
async function openScreen(path: string): Promise<{ name: string; process: ChildProcess }> {
  const size = `${WINDOW.width + 200}x${WINDOW.height + 200}x24`
  const screen = spawn(path, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe']
  })
  const [number] = (await Promise.race([
    once(screen.stdio[3]!, 'data'),
    once(screen, 'exit').then(() => {
      throw new Error('Xvfb does not start')
    })
  ])) as [Buffer]
  return { name: `:${String(number).trim()}`, process: screen }
}

async function endOf(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  program.kill('SIGTERM')
  await once(program, 'exit')
}
