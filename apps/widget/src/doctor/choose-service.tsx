import type { Doctor } from '@vizit/contract/catalogue'
import { listServices, type ServiceDirection, type TreeService } from '@vizit/contract/service-tree'
import type { Day } from '@vizit/rules/days'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { TextField } from '@vizit/ui/fields/text-field'
import { useState } from 'react'
import { Failed } from '../shell/failed.tsx'
import { useLanguage } from '../shell/language.tsx'
import { useAsk } from '../shell/use-ask.ts'
import styles from './choose-service.module.css'
import { DoctorList, LoadingList } from './doctor-list.tsx'

export type ChooseServiceProps = {
  provider: string
  branchId: string | undefined
  today: Day
  onChoose: (doctor: Doctor, service: string) => void
}

/** Shorter ones find nothing [5.67]. */
const LETTERS_LEAST = 3

/** [1.15] [6.04] The services of the centre: looked through by direction or searched by name, then those who give the chosen one. */
export function ChooseService({ provider, branchId, today, onChoose }: ChooseServiceProps) {
  const { words, services } = useLanguage()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<TreeService | null>(null)
  const name = typed.trim().length < LETTERS_LEAST ? undefined : typed.trim()
  const tree = useAsk(listServices, { provider, branchId, name })
  if (chosen)
    return (
      <>
        <div className={styles.chosen}>
          <h4 lang={services.langOf(chosen.name)}>{services.service(chosen.name)}</h4>
          {chosen.description ? <p lang={services.langOf(chosen.description)}>{chosen.description}</p> : null}
          <p className={styles.note}>{words.serviceNote}</p>
          <Button kind="ghost" size="small" flush onClick={() => setChosen(null)}>
            {words.otherService}
          </Button>
        </div>
        <DoctorList
          asked={{ provider, branchId, serviceId: chosen.id }}
          today={today}
          onChoose={doctor => onChoose(doctor, services.service(chosen.name))}
        />
      </>
    )
  return (
    <>
      <TextField
        name="service"
        type="search"
        label={words.serviceName}
        hint={words.serviceHint}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onInput={event => setTyped(event.currentTarget.value)}
      />
      {tree.kind === 'asking' ? (
        <LoadingList />
      ) : tree.kind === 'failed' ? (
        <Failed failure={tree.failure} retry={tree.retry} />
      ) : tree.value.directions.length === 0 ? (
        <Banner kind="info" title={words.noService} live>
          {words.noServiceText}
        </Banner>
      ) : (
        tree.value.directions.map(direction => (
          <Direction key={`${direction.id} ${name === undefined}`} direction={direction} isOpen={name !== undefined} onChoose={setChosen} />
        ))
      )}
    </>
  )
}

type DirectionProps = { direction: ServiceDirection; isOpen: boolean; onChoose: (service: TreeService) => void }

function Direction({ direction, isOpen, onChoose }: DirectionProps) {
  const { service: say, langOf, inOrder } = useLanguage().services
  const services = inOrder(
    direction.subGroups.flatMap(group => group.services),
    service => service.name
  )
  return (
    <details className={styles.direction} open={isOpen}>
      <summary className={styles.summary}>
        <span lang={langOf(direction.name)}>{say(direction.name)}</span> <span className={styles.count}>{services.length}</span>
      </summary>
      <ul className={styles.list} aria-label={say(direction.name)}>
        {services.map(service => (
          <li key={service.id}>
            <button type="button" className={styles.service} lang={langOf(service.name)} onClick={() => onChoose(service)}>
              {say(service.name)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
