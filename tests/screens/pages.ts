// docs/screens/README.md: the pictures by areas, with what each shows.
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Area } from './gallery.ts'

/** All pictures together: a clone should not be heavy for them. */
const MOST_BYTES = 10_000_000
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
    'what the screens are now.',
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

/** As GitHub makes them. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
}
