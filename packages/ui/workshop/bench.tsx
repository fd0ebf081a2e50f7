import { Segmented } from '@vizit/ui/fields/segmented'
import { Link } from '@vizit/ui/page/link'
import { useState } from 'react'
import styles from './workshop.module.css'

const WIDTHS = ['320', '390', '768', '1024', '1280'] as const
const THEMES = [
  { value: 'system', label: 'Как в системе' },
  { value: 'light', label: 'Светлая' },
  { value: 'dark', label: 'Тёмная' }
] as const

/** Everything on the shelves, at a width and in a light of choice. The shelf itself is a page in a frame, so that its media queries see that width. */
export function Bench({ shelf, shelves }: { shelf: string; shelves: Record<string, string> }) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('1280')
  const [theme, setTheme] = useState<(typeof THEMES)[number]['value']>('system')
  return (
    <div className={styles.bench}>
      <header className={styles.tools}>
        <nav className={styles.row} aria-label="Полки">
          {Object.entries(shelves).map(([name, title]) => (
            <Link key={name} href={`#${name}`} standalone aria-current={name === shelf ? 'page' : undefined}>
              {title}
            </Link>
          ))}
        </nav>
        <Segmented label="Ширина" options={WIDTHS.map(value => ({ value, label: value }))} value={width} onChange={setWidth} />
        <Segmented label="Тема" options={THEMES} value={theme} onChange={setTheme} />
      </header>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- in the frame stands this very page */}
      <iframe
        className={styles.window}
        data-width={width}
        title={`${shelves[shelf]}, ${width}`}
        src={`?theme=${theme}&shelf=${shelf}`}
        key={`${theme} ${shelf}`}
      />
    </div>
  )
}
