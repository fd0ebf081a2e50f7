import { names } from '@vizit/client/names/spoken-names'
import { unbrokenAddress } from '@vizit/client/names/spoken-services'
import { useWidth } from '@vizit/client/shell/use-width'
import type { getDirectoryService } from '@vizit/contract/directory'
import type { Reply } from '@vizit/contract/endpoint'
import { groupBy } from '@vizit/rules/group-by'
import { showRoubles } from '@vizit/rules/money'
import { Glued } from '@vizit/ui/glued'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Link } from '@vizit/ui/page/link'
import { Section } from '@vizit/ui/page/section'
import { lazy, Suspense } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { saying } from '../../words/saying.ts'
import { useWords } from '../../words/words.tsx'
import styles from './directory.module.css'

// Whoever reads a page that the server has drawn needs no order of their own.
const SortedCentres = lazy(
  saying(['finding', 'lists', 'map'], async () => ({ default: (await import('./sorted-centres.tsx')).SortedCentres }))
)

type Service = Reply<typeof getDirectoryService>

/** The centres that give a service, by town, the cheapest first, each with its price and how many specialists; under each town the way to its times there. */
export function ServiceCentres({ serviceId, centres, total }: Pick<Service, 'serviceId' | 'centres' | 'total'>) {
  const words = useWords('directory')
  const addresses = useAddresses()
  const width = useWidth()
  const towns = [...groupBy(centres, one => one.townId)]
  if (towns.length === 0) return null
  const byTown = (
    <>
      {towns.map(([townId, there]) => {
        const town = names.town({ name: there[0]!.town })
        return (
          <Section
            key={townId}
            title={town}
            level={3}
            note={
              <Link standalone href={addresses.serviceTimes({ townId, serviceId })} aria-label={words.timesIn(town)}>
                {words.chooseTime}
              </Link>
            }
          >
            <List>
              {there.map(one => (
                <ListRow
                  key={one.centreId}
                  title={one.centre}
                  note={
                    <>
                      <Glued text={unbrokenAddress(one.address)} />
                      <br />
                      {[words.specialists(one.doctors), words.lasts(one.minutes)].join(' · ')}
                    </>
                  }
                  trail={
                    one.priceFrom === null ? undefined : <b className={styles.price}>{words.roublesFrom(showRoubles(one.priceFrom))}</b>
                  }
                  href={addresses.centre(one.centreId)}
                />
              ))}
            </List>
          </Section>
        )
      })}
      {total > centres.length ? <p className={styles.small}>{words.moreCentres(total - centres.length)}</p> : null}
    </>
  )
  return (
    <Section title={words.whereGiven}>
      {width === 'any' ? (
        byTown
      ) : (
        <Suspense fallback={byTown}>
          <SortedCentres serviceId={serviceId}>{byTown}</SortedCentres>
        </Suspense>
      )}
    </Section>
  )
}
