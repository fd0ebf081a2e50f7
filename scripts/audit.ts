// npm run audit: asks the registry which packages of production have known holes. It needs the network, so no check and no test runs it.
import { fileURLToPath } from 'node:url'
import { isMain, run } from './run.mjs'

const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOAUDIT|audit endpoint returned an error|network request/i

/** What is said of the answer of npm, and the code to end with: 0 nothing known, 1 a hole or no answer. */
export function judgeAudit(code: number, output: string): { code: number; words: string } {
  if (code !== 0 && NO_NETWORK.test(output))
    return {
      code: 1,
      words: 'Nothing is known: the registry did not answer. npm run audit needs the network; try again where there is one.'
    }
  return { code: code === 0 ? 0 : 1, words: output.trimEnd() }
}

if (isMain(import.meta.url)) {
  // npm by its name, on the Node of the machine: it is no part of the product.
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { code, output } = await run('npm', ['audit', '--omit=dev', '--package-lock-only', ...process.argv.slice(2)], {
    quiet: true,
    cwd: root
  })
  const verdict = judgeAudit(code, output)
  console.log(verdict.words)
  process.exitCode = verdict.code
}
