// docs/asvs.md has each requirement once, and every test that it names is there under that title.
import { readFileSync } from 'node:fs'
import { problemsOfPage } from './asvs.ts'
import { filesOf, report, root } from './sources.ts'

const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const files = filesOf(['{apps,packages,scripts,tests,docs}/**/*.{ts,tsx,mjs,md}'])
report(problemsOfPage(read('docs/asvs.md'), { files, read }).map(problem => `docs/asvs.md: ${problem}`))
