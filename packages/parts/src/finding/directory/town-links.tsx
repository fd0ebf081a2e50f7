import { names } from '@vizit/client/names/spoken-names'
import type { TownOfDoctors } from '@vizit/contract/directory'
import { Link } from '@vizit/ui/page/link'
import { Section } from '@vizit/ui/page/section'
import styles from './directory.module.css'

type TownLinksProps = { title: string; towns: readonly TownOfDoctors[]; hrefOf: (townCode: string) => string }

/** Towns beside each other, each with how many doctors it has; nothing where there are none. */
export function TownLinks({ title, towns, hrefOf }: TownLinksProps) {
  const links = names.towns(towns).map(town => ({ href: hrefOf(town.code), text: names.town(town), note: String(town.doctors) }))
  return <Links title={title} links={links} />
}

type OneLink = { href: string; text: string; note?: string }

/** Pages beside each other under a heading; nothing where there are none. */
export function Links({ title, links }: { title: string; links: readonly OneLink[] }) {
  if (links.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles.links}>
        {links.map(({ href, text, note }) => (
          <li key={href}>
            <Link standalone href={href}>
              {text}
            </Link>
            {note === undefined ? null : <span className={styles.small}> {note}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
