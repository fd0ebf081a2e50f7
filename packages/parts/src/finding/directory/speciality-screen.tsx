import { type TownDoctorsPage, useTownDoctors } from '@vizit/client/catalogue/use-directory'
import { names } from '@vizit/client/names/spoken-names'
import { useWidth } from '@vizit/client/shell/use-width'
import type { listTownDoctors } from '@vizit/contract/directory'
import type { Reply } from '@vizit/contract/endpoint'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { ActionBar } from '@vizit/ui/page/action-bar'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../../addresses/addresses.ts'
import { Screen } from '../../frame/screen.tsx'
import { useWayBack } from '../../ways/use-way-back.ts'
import { type AllWords, useWords } from '../../words/words.tsx'
import styles from './directory.module.css'
import { DirectoryDoctorCard } from './directory-doctor-card.tsx'
import { DirectoryState } from './directory-state.tsx'
import { Pager } from './pager.tsx'
import { Links, TownLinks } from './town-links.tsx'

type Found = Reply<typeof listTownDoctors>

/** The doctors of a speciality in a town, those with the soonest time first, and the ways to all their times and on. For visitors too. */
export function SpecialityScreen(page: TownDoctorsPage) {
  const words = useWords('directory')
  const addresses = useAddresses()
  const back = useWayBack(addresses.townDoctors(page.town))
  const asked = useTownDoctors(page)
  const found = asked.data
  // While another page of the list is on its way it is known whose it is; a page after the last is none.
  if (!found || asked.isPlaceholderData || (page.page > 1 && found.doctors.length === 0))
    return <DirectoryState title={found && asked.isPlaceholderData ? titleOf(found, words) : words.someTown} back={back} asked={asked} />
  return <Page found={found} page={page} back={back} />
}

function titleOf({ town, speciality }: Found, words: AllWords['directory']): string {
  return words.specialityIn(names.speciality(speciality.specialityName), names.town(town))
}

function Page({ found, page, back }: { found: Found; page: TownDoctorsPage; back: ReturnType<typeof useWayBack> }) {
  const words = useWords('directory')
  const addresses = useAddresses()
  const width = useWidth()
  const { doctors, total, others, elsewhere } = found
  const [town, speciality] = [names.town(found.town), names.speciality(found.speciality.specialityName)]
  const timetable = addresses.timetable({ townId: found.town.id, specialityId: found.speciality.specialityId })
  const windowTitle = words.specialityWindow(speciality, town)
  return (
    <Screen
      title={titleOf(found, words)}
      windowTitle={page.page > 1 ? `${windowTitle}, ${words.onPage(page.page)}` : windowTitle}
      note={total > 0 ? words.doctors(total) : undefined}
      back={back}
      aside={
        width === 'phone' || total === 0 ? undefined : (
          <Card className={width === 'any' ? 'when-wide' : undefined}>
            <div className={styles.aside}>
              <p className={styles.small}>{words.wholeTimetableNote}</p>
              <Button wide href={timetable}>
                {words.wholeTimetable}
              </Button>
            </div>
          </Card>
        )
      }
    >
      <div className={styles.page}>
        {total === 0 ? (
          <EmptyTalon
            title={words.noSpeciality(speciality)}
            text={words.noSpecialityText}
            actions={
              others.length > 0 ? (
                <Button href={addresses.townDoctors(found.town.code)}>{words.toTown(town)}</Button>
              ) : (
                <Button href={addresses.doctorsByTown()}>{words.toTowns}</Button>
              )
            }
          />
        ) : (
          <div className={styles.cards}>
            {doctors.map(doctor => (
              <DirectoryDoctorCard key={doctor.doctorId} doctor={doctor} townId={found.town.id} />
            ))}
            <Pager page={page} total={total} />
          </div>
        )}
        <TownLinks
          title={words.sameElsewhere(speciality)}
          towns={elsewhere}
          hrefOf={other => addresses.townSpeciality(other, found.speciality.specialityCode)}
        />
        <Links
          title={words.otherSpecialities(town)}
          links={[
            ...names.specialities(others).map(one => ({
              href: addresses.townSpeciality(found.town.code, one.specialityCode),
              text: names.speciality(one.specialityName),
              note: String(one.doctors)
            })),
            ...(total > 0 || others.length > 0 ? [{ href: addresses.townDoctors(found.town.code), text: words.toTown(town) }] : [])
          ]}
        />
      </div>
      {(width === 'phone' || width === 'any') && total > 0 ? (
        <div className={width === 'any' ? 'when-narrow' : undefined}>
          <ActionBar>
            <Button wide href={timetable}>
              {words.wholeTimetable}
            </Button>
          </ActionBar>
        </div>
      ) : null}
    </Screen>
  )
}
