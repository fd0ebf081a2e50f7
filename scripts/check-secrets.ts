// Nothing that looks like a secret is in a file that is or would be committed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { judgeSecrets, type Known, secretsIn } from './secrets.ts'
import { report, root } from './sources.ts'

/** Only tests have any, and each is made up: it opens nothing but the server that the test starts. */
const KNOWN: Known = {
  'apps/server/src/config-command.test.ts': { values: ['hidden-'], why: 'values that the command must not show' },
  'apps/server/src/config.test.ts': { values: ['0123456789abcdef'], why: 'a key of the right length' },
  'apps/server/src/main.test.ts': { values: ['hunter2'], why: 'a password that must not be told where no database answers' },
  'apps/server/src/outside/mail/mail.test.ts': { values: ['right', 'wrong'], why: 'passwords of the mail server that the test is' },
  'apps/server/src/testing/test-programmes.ts': {
    values: ['hr-key-for-tests-'],
    why: 'the key of an HR manager in the world of the tests'
  },
  'apps/server/src/testing/test-world-outsiders.ts': { values: ['hr-key-elsewhere-'], why: 'the key of another' },
  'apps/server/src/why-not-started.test.ts': { values: ['0123456789abcdef'], why: 'a key of the right length' }
}

const paths = filesOfRepository().filter(path => existsSync(`${root}${path}`))
// Pictures too: a token in their notes is one as well.
report(
  judgeSecrets(
    paths.flatMap(path => secretsIn(path, readFileSync(`${root}${path}`, 'utf8'))),
    KNOWN
  )
)

/** Where there is no git, or no repository of it, what is made, fetched or kept beside the source is left out by its folder. */
function filesOfRepository(): string[] {
  const asked = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8
  })
  if (asked.status === 0) return asked.stdout.split('\0').filter(Boolean)
  const ignore = ['**/node_modules/**', '**/dist/**', '**/dist-*/**', '.git/**', '.data/**', '.test/**', 'proof/**', 'test-results/**']
  return globSync('**', { cwd: root, dot: true, ignore })
}
