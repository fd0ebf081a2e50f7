import { mapLink } from '@vizit/client/catalogue/map-link'
import { phonesOf } from '@vizit/client/catalogue/phones'
import { unbrokenAddress } from '@vizit/client/names/spoken-services'
import type { Drug, DrugstoreOffer } from '@vizit/contract/drugs'
import type { Position } from '@vizit/rules/distance'
import { distanceTo } from '@vizit/rules/drugs'
import { showRoubles } from '@vizit/rules/money'
import { Button } from '@vizit/ui/button'
import { Glued, GluedNumber } from '@vizit/ui/glued'
import Clock from 'lucide-react/icons/clock'
import MapIcon from 'lucide-react/icons/map'
import Navigation from 'lucide-react/icons/navigation'
import Phone from 'lucide-react/icons/phone'
import { useId } from 'react'
import { useWords } from '../words/words.tsx'
import { drugName } from './drug-lines.ts'
import styles from './drugs.module.css'
import { OpenNow } from './open-now.tsx'

export type DrugsAsked = readonly Pick<Drug, 'id' | 'name' | 'dose'>[]

/** `as`: a row of the list, or what stands alone. */
type DrugstoreItemProps = { drugstore: DrugstoreOffer; drugs: DrugsAsked; from: Position | null; as?: 'li' | 'article' }

/** [3.68] A drugstore: what it asks for the drugs, how far it is, hours, a call, a map. */
export function DrugstoreItem({ drugstore, drugs, from, as: Box = 'li' }: DrugstoreItemProps) {
  const words = useWords('drugs')
  const titleId = useId()
  const { name, address, hours, phones, totalPrice, missing } = drugstore
  const km = distanceTo(drugstore, from)
  const map = mapLink(drugstore)
  const lacking = drugs.filter(drug => missing.includes(drug.id)).map(drugName)
  const there = drugs.filter(drug => !missing.includes(drug.id)).map(drugName)
  return (
    <Box className={styles.store} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.name}>
          {name}
        </h3>
        {totalPrice === null ? null : <b className={styles.price}>{words.price(showRoubles(totalPrice))}</b>}
      </div>
      <p className={styles.soft}>
        <Glued text={unbrokenAddress(address)} />
      </p>
      {drugs.length > 1 ? (
        <p className={styles.small}>
          <b>{words.has(there.length, drugs.length)}</b>
          {there.length > 0 ? `: ${there.join('; ')}` : null}
          {lacking.length > 0 ? `. ${words.missing(lacking.join('; '))}` : null}
        </p>
      ) : null}
      <p className={styles.facts}>
        {km === null ? null : (
          <span className={styles.fact}>
            <Navigation size={18} strokeWidth={2} aria-hidden="true" />
            <b>{words.distance(km)}</b>
          </span>
        )}
        <span className={styles.fact}>
          <Clock size={18} strokeWidth={2} aria-hidden="true" />
          <OpenNow hours={hours} />
        </span>
      </p>
      <div className={styles.actions}>
        {phonesOf(phones).map(({ shown, href }) => (
          <Button
            key={href}
            kind="ghost"
            size="small"
            flush
            icon={<Phone aria-hidden="true" />}
            href={href}
            aria-label={words.call(name, shown)}
          >
            <GluedNumber text={shown} />
          </Button>
        ))}
        {map ? (
          <Button
            kind="ghost"
            size="small"
            flush
            icon={<MapIcon aria-hidden="true" />}
            href={map}
            target="_blank"
            rel="noreferrer"
            aria-label={words.onMapLabel(name)}
          >
            {words.onMap}
          </Button>
        ) : null}
      </div>
    </Box>
  )
}
