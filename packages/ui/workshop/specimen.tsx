import type { ReactNode } from 'react'
import styles from './workshop.module.css'

/** A shelf of the workshop: components of a kind, each in all its states. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.shelf}>
      <h1>{title}</h1>
      {children}
    </div>
  )
}

/** A component by the name of its file. */
export function Component({ file, children }: { file: string; children: ReactNode }) {
  return (
    <section className={styles.component} aria-labelledby={`component-${file}`}>
      <h2 id={`component-${file}`}>{file}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  )
}

/** One state of it. `wide` takes the whole row. */
export function State({ is, wide = false, children }: { is: string; wide?: boolean; children: ReactNode }) {
  return (
    <figure className={styles.state} data-wide={wide || undefined}>
      <figcaption>{is}</figcaption>
      <div className={styles.specimen}>{children}</div>
    </figure>
  )
}
