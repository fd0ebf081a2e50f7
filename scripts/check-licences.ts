// Every package of the lockfile has a licence that the product may take, and what docs/credits.md owes is written there.
import { readFileSync } from 'node:fs'
import { problemsOfCredits } from './credits.ts'
import { problemsOfLicences } from './licences.ts'
import { readLock } from './locked-packages.ts'
import { filesOf, report, root } from './sources.ts'

const lock = readLock()
const credits = readFileSync(`${root}docs/credits.md`, 'utf8')
report([...problemsOfLicences(lock), ...problemsOfCredits(credits, lock, filesOf(['**/*']))])
