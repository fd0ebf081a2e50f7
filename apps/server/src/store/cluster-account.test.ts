import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { chooseAccount } from './cluster-account.ts'

const folder = mkdtempSync(join(tmpdir(), 'vizit-accounts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ROOT = 'root:x:0:0:root:/root:/bin/sh'
const NOBODY = 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin'
const VIZIT = 'vizit:x:901:902::/nonexistent:/usr/sbin/nologin'

/** A machine with these users, and what its `useradd` does; `$1` there is the file of users. */
function aMachine(name: string, users: string[], useradd: string): [passwd: string, useradd: string] {
  const [passwd, program] = [join(folder, `${name}.passwd`), join(folder, `${name}.useradd`)]
  writeFileSync(passwd, `${users.join('\n')}\n`)
  writeFileSync(program, `#!/bin/sh\nset -- '${passwd}'\n${useradd}\n`, { mode: 0o755 })
  return [passwd, program]
}

test('of two first starts as root the one that finds the list of users locked takes the user that the other one is adding', () => {
  const busy = `echo 'useradd: cannot lock /etc/passwd; try again later.' >&2; (sleep 0.3; echo '${VIZIT}' >> "$1") > /dev/null 2>&1 & exit 1`
  expect(chooseAccount(...aMachine('busy', [ROOT, NOBODY], busy))).toEqual({ name: 'vizit', uid: 901, gid: 902 })
})

test('a user of our own is made; where none can be made, the least privileged one will do', () => {
  expect(chooseAccount(...aMachine('new', [ROOT, NOBODY], `echo '${VIZIT}' >> "$1"`)).name).toBe('vizit')
  const [passwd] = aMachine('minimal', [ROOT, NOBODY], '')
  expect(chooseAccount(passwd, join(folder, 'no-such-program')).name).toBe('nobody')
  expect(() => chooseAccount(aMachine('bare', [ROOT], '')[0], join(folder, 'no-such-program'))).toThrow(/no other user exists here/)
})
