import styles from './bottom-bar.module.css'
import { BareLink } from './link-provider.tsx'
import type { NavItem } from './nav-item.ts'

/** Five or six places at the thumb, under 768 px. */
export function BottomBar({ label, items }: { label: string; items: readonly NavItem[] }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.items}>
        {items.map(item => (
          <li key={item.href}>
            <BareLink href={item.href} className={styles.item} aria-current={item.current ? 'page' : undefined}>
              <span className={styles.icon}>
                {item.icon}
                {item.dot ? <i className={styles.dot} /> : null}
              </span>
              <span className={item.tinyLabel ? styles.usual : undefined}>{item.shortLabel ?? item.label}</span>
              {item.tinyLabel ? <span className={styles.tiny}>{item.tinyLabel}</span> : null}
              {item.dot ? <span className="visually-hidden">, {item.dot}</span> : null}
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
