import { Card } from '@vizit/ui/card'
import { useWords } from '../words/words.tsx'
import styles from './programmes.module.css'

/** [2.177] [2.178] What follows a request to the partner and who learns of it, told before the letter goes. */
export function WhatNext() {
  const words = useWords('programmes')
  return (
    <>
      <Card as="section" title={words.next}>
        <ol className={styles.steps}>
          {words.nextSteps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span className={styles.note}>{text}</span>
            </li>
          ))}
        </ol>
      </Card>
      <p className={styles.note}>{words.employerLearns}</p>
    </>
  )
}
