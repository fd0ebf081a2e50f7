import { Logo } from '@vizit/ui/page/logo'
import { type ReactNode, useId } from 'react'
import styles from './frame.module.css'
import { useLanguage } from './language.tsx'

export type FrameProps = {
  /** Which of the three steps is being taken; 4 when all are done. */
  step: 1 | 2 | 3 | 4
  /** What was chosen in the first one. */
  doctorName: string | undefined
  children: ReactNode
}

/** The card that stands in the clinic's page: title, three steps, and whose booking it is. */
export function Frame({ step, doctorName, children }: FrameProps) {
  const { code, words } = useLanguage()
  const id = useId()
  const names = [doctorName && step > 1 ? `${words.toWhom}: ${doctorName}` : words.toWhom, words.when, words.yourData]
  return (
    <section className={styles.frame} lang={code} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {words.title}
        </h2>
        {step < 4 ? <p className={styles.count}>{words.step(step, 3)}</p> : null}
      </header>
      {step < 4 ? (
        <ol className={styles.steps} aria-label={words.steps}>
          {names.map((name, at) => (
            <li
              key={name}
              className={styles.step}
              data-done={at + 1 < step || undefined}
              data-now={at + 1 === step || undefined}
              aria-current={at + 1 === step ? 'step' : undefined}
            >
              {name}
              {at + 1 < step ? <span className="visually-hidden"> ({words.stepDone})</span> : null}
            </li>
          ))}
        </ol>
      ) : null}
      {children}
      <footer className={styles.foot}>
        <Logo name={words.byVizit} />
      </footer>
    </section>
  )
}
