// docs/screens/README.md and docs/screens/patient-app.md: the pictures by areas, with what each shows.
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AppArea } from './app-gallery.ts'
import type { Area } from './gallery.ts'

/** All pictures together: a clone should not be heavy for them. */
const MOST_BYTES = 15_500_000
/** The widths at which both stand beside each other. */
const WIDE = { phone: 150, desk: 460 } as const

/** Writes the gallery over what lies in the folder. Throws when all of it is too large. */
export function writePages(folder: string, areas: readonly Area[]): void {
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.name.endsWith('.webp'))
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
  const lines = [
    '# Screens',
    '',
    'Taken by `npm run screens` in the demo world of one day, on a phone (390 x 844) and on a desk (1280 x 800). Do not edit: the sentences stand in',
    '`tests/screens/gallery.ts`, the steps to each screen in `tests/e2e/*screens.ts`. `npm run screens -- --check [part]` compares the pictures with',
    'what the screens are now. The patient app stands on [a page of its own](patient-app.md).',
    '',
    areas.map(area => `[${area.title}](#${anchorOf(area.title)})`).join(' · '),
    ...areas.flatMap(area => ['', `## ${area.title}`, ...rowsOf(folder, area)]),
    ''
  ]
  writeFileSync(join(folder, 'README.md'), lines.join('\n'))
  if (bytes > MOST_BYTES) throw new Error(`The pictures are ${bytes} bytes together; ${MOST_BYTES} is the most.`)
}

function rowsOf(folder: string, area: Area): string[] {
  return Object.entries(area.screens).flatMap(([name, sentence]) => {
    const there = (file: string) => existsSync(join(folder, area.name, file))
    if (!there(`${name}-phone.webp`)) return []
    const pictures = (['phone', 'desk'] as const).flatMap(size =>
      ['', '-dark']
        .map(light => `${name}-${size}${light}.webp`)
        .filter(there)
        .map(file => `<img src="${area.name}/${file}" alt="${name}, ${size}" width="${WIDE[size]}">`)
    )
    return ['', `**${name}**: ${sentence}`, '', pictures.join(' ')]
  })
}

/** Writes the gallery of the patient app, with the rows of the specification that each screen shows. */
export function writeAppPage(folder: string, areas: readonly AppArea[]): void {
  const lines = [
    '# Screens of the patient app',
    '',
    'Taken by `npm run screens` as those of [the cabinet](README.md), on a phone in Russian (by light and by dark), English and Belarusian. Do not edit: the',
    'sentences stand in `tests/screens/app-gallery.ts`, the steps in `tests/e2e/app-*screens.ts`. The numbers are rows of',
    '[requirements.md](../spec/requirements.md); [app-screens.md](../app-screens.md) has the addresses.',
    '',
    areas.map(area => `[${area.title}](#${anchorOf(area.title)})`).join(' · '),
    ...areas.flatMap(area => [
      '',
      `## ${area.title}`,
      ...Object.entries(area.screens).flatMap(([name, said]) => appRowOf(folder, area, name, said))
    ]),
    ''
  ]
  writeFileSync(join(folder, 'patient-app.md'), lines.join('\n'))
}

function appRowOf(folder: string, area: AppArea, name: string, [says, rows]: AppArea['screens'][string]): string[] {
  const pictures = ['ru', 'ru-dark', 'en', 'be']
    .filter(kind => existsSync(join(folder, area.name, `${name}-${kind}.webp`)))
    .map(kind => `<img src="${area.name}/${name}-${kind}.webp" alt="${name}, ${kind}" width="${WIDE.phone}">`)
  return pictures.length === 0 ? [] : ['', `**${name}**: ${says} [${rows}]`, '', pictures.join(' ')]
}

/** As GitHub makes them. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
}
