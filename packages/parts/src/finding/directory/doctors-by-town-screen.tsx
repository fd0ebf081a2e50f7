import { useDirectoryTowns } from '@vizit/client/catalogue/use-directory'
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
import { Links } from './town-links.tsx'

/** The towns that have doctors, and the way to the services: where one begins to walk. For visitors too. */
export function DoctorsByTownScreen() {
  const words = useWords('directory')
  const addresses = useAddresses()
  const back = useWayBack(addresses.start())
  const asked = useDirectoryTowns()
  if (!asked.data) return <DirectoryState title={words.doctorsByTown} back={back} asked={asked} />
  return (
    <Screen title={words.doctorsByTown} back={back}>
      <div className={styles.page}>
        {asked.data.length === 0 ? (
          <EmptyTalon
            title={words.noTowns}
            text={words.noTownsText}
            actions={<Button href={addresses.services()}>{words.allServices}</Button>}
          />
        ) : (
          <List label={words.towns}>
            {names.towns(asked.data).map(town => (
              <ListRow key={town.id} title={names.town(town)} note={words.doctors(town.doctors)} href={addresses.townDoctors(town.code)} />
            ))}
          </List>
        )}
        <Links title={words.services} links={[{ href: addresses.services(), text: words.allServices }]} />
      </div>
    </Screen>
  )
}
