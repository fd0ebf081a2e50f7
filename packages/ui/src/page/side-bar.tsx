import type { ReactNode } from 'react'
import { BareLink } from './link-provider.tsx'
import type { NavItem } from './nav-item.ts'
import styles from './side-bar.module.css'

export type SideBarProps = {
  label: string
  items: readonly NavItem[]
  /** The `Logo`; under 1100 px only its mark is seen. */
  logo: ReactNode
  /** Where the logo leads, and its accessible name. */
  home?: { href: string; label: string }
  /** Avatar 36, name and version at the foot. */
  foot?: { avatar?: ReactNode; name?: ReactNode; version?: ReactNode }
}

/** Places at the left from 768 px: a rail of 104 with words under icons, 232 from 1100, 264 from 1440. */
export function SideBar({ label, items, logo, home, foot }: SideBarProps) {
  return (
    <header className={styles.bar}>
      {home ? (
        <BareLink href={home.href} className={styles.logo} aria-label={home.label}>
          {logo}
        </BareLink>
      ) : (
        <div className={styles.logo}>{logo}</div>
      )}
      <nav aria-label={label}>
        <ul className={styles.items}>
          {items.map(item => (
            <li key={item.href}>
              <BareLink href={item.href} className={styles.item} aria-current={item.current ? 'page' : undefined}>
                {item.icon}
                <span className={styles.full}>{item.label}</span>
                <span className={styles.short}>{item.shortLabel ?? item.label}</span>
                {item.dot ? (
                  <>
                    <i className={styles.dot} />
                    <span className="visually-hidden">, {item.dot}</span>
                  </>
                ) : null}
              </BareLink>
            </li>
          ))}
        </ul>
      </nav>
      {foot ? (
        <div className={styles.foot}>
          {foot.avatar}
          <div className={styles.who}>
            {foot.name ? <p className={styles.name}>{foot.name}</p> : null}
            {foot.version ? <p className={styles.version}>{foot.version}</p> : null}
          </div>
        </div>
      ) : null}
    </header>
  )
}
