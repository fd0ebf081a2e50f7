import { useTownSpecialities } from '@vizit/client/catalogue/use-directory'
import { names } from '@vizit/client/names/spoken-names'
import { Button } from '@vizit/ui/button'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../../addresses/addresses.ts'
import { Screen } from '../../frame/screen.tsx'
import { useWayBack } from '../../ways/use-way-back.ts'
import { useWords } from '../../words/words.tsx'
import styles from './directory.module.css'
import { DirectoryState } from './directory-state.tsx'
import { TownLinks } from './town-links.tsx'

/** The specialities of a town, each the way to its doctors; where nobody is, towns where somebody is. For visitors too. */
export function TownScreen({ town: code }: { town: string }) {
  const words = useWords('directory')
  const addresses = useAddresses()
  const back = useWayBack(addresses.doctorsByTown())
  const asked = useTownSpecialities(code)
  if (!asked.data) return <DirectoryState title={words.someTown} back={back} asked={asked} />
  const { specialities, doctors, elsewhere } = asked.data
  const town = names.town(asked.data.town)
  return (
    <Screen
      title={words.doctorsIn(town)}
      windowTitle={words.specialitiesIn(town)}
      note={doctors > 0 ? words.doctors(doctors) : undefined}
      back={back}
    >
      <div className={styles.page}>
        {specialities.length === 0 ? (
          <EmptyTalon
            title={words.nobodyHere}
            text={words.nobodyHereText}
            actions={<Button href={addresses.doctorsByTown()}>{words.toTowns}</Button>}
          />
        ) : (
          <List label={words.specialities}>
            {names.specialities(specialities).map(one => (
              <ListRow
                key={one.specialityId}
                title={names.speciality(one.specialityName)}
                note={words.doctors(one.doctors)}
                href={addresses.townSpeciality(code, one.specialityCode)}
              />
            ))}
          </List>
        )}
        <TownLinks title={words.otherTowns} towns={elsewhere} hrefOf={other => addresses.townDoctors(other)} />
      </div>
    </Screen>
  )
}
