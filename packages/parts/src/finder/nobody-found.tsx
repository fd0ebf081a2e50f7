import type { Found } from '@vizit/client/find-anything/use-find-anything'
import { names } from '@vizit/client/names/spoken-names'
import type { Town } from '@vizit/contract/catalogue'
import { Button } from '@vizit/ui/button'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { SupportLinks } from '../support/support-links.tsx'
import { useSupport } from '../support/use-support.tsx'
import { useWords } from '../words/words.tsx'
import styles from './finder.module.css'

type NobodyFoundProps = {
  elsewhere: Found['elsewhere']
  towns: readonly Town[]
  town: Town | undefined
  /** Who is looked for, where no word that was typed says it. */
  who?: string
  onTown: (townId: string) => void
  /** The button that leads to the specialities, where nothing is anywhere. */
  specialities: { href: string } | { onClick: () => void }
  isAnswer?: boolean
}

/** Nobody here is not nothing: it says how many there are and where. Where no town has anything, what helps is another word, the list of specialities or support. */
export function NobodyFound({ elsewhere, towns, town, who, onTown, specialities, isAnswer }: NobodyFoundProps) {
  const words = useWords('findAnything')
  const support = useSupport()
  const there = elsewhere.flatMap(({ townId, doctors }) => towns.filter(one => one.id === townId).map(one => ({ town: one, doctors })))
  if (there.length > 0) {
    return (
      <EmptyTalon
        isAnswer={isAnswer}
        title={words.nobody([who, town && names.town(town)].filter(Boolean).join(', '))}
        text={words.nobodyText}
        actions={
          <div className={styles.ways}>
            {there.map(one => (
              <Button key={one.town.id} kind={one === there[0] ? 'main' : 'second'} onClick={() => onTown(one.town.id)}>
                {words.seeThere(names.town(one.town), words.doctorsCount(one.doctors))}
              </Button>
            ))}
          </div>
        }
      />
    )
  }
  return (
    <EmptyTalon
      isAnswer={isAnswer}
      title={words.nothing}
      text={words.nothingText}
      actions={
        <>
          <Button kind="second" {...specialities}>
            {words.allSpecialities}
          </Button>
          {support ? <SupportLinks support={support} /> : null}
        </>
      }
    />
  )
}
