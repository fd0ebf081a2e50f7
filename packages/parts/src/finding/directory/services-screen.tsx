import { useDirectoryServices } from '@vizit/client/catalogue/use-directory'
import { Button } from '@vizit/ui/button'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Section } from '@vizit/ui/page/section'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../../addresses/addresses.ts'
import { Screen } from '../../frame/screen.tsx'
import { useWayBack } from '../../ways/use-way-back.ts'
import { useWords } from '../../words/words.tsx'
import styles from './directory.module.css'
import { DirectoryState } from './directory-state.tsx'

/** [3.38] The services that somebody gives, by direction and group, each the way to its page. For visitors too. */
export function ServicesScreen() {
  const words = useWords('directory')
  const addresses = useAddresses()
  const back = useWayBack(addresses.doctorsByTown())
  const asked = useDirectoryServices()
  if (!asked.data) return <DirectoryState title={words.services} back={back} asked={asked} />
  return (
    <Screen title={words.services} windowTitle={words.servicesWindow} back={back}>
      <div className={styles.page}>
        {asked.data.length === 0 ? (
          <EmptyTalon
            title={words.noServices}
            text={words.noServicesText}
            actions={<Button href={addresses.doctorsByTown()}>{words.doctorsByTown}</Button>}
          />
        ) : null}
        {asked.data.map(direction => (
          <Section key={direction.id} title={direction.name}>
            {direction.subGroups.map(group => (
              <div key={group.id} className={styles.cards}>
                {group.name === direction.name ? null : <h3 className={styles.name}>{group.name}</h3>}
                <List>
                  {group.services.map(one => (
                    <ListRow key={one.serviceId} title={one.serviceName} href={addresses.aboutService(one.serviceId)} />
                  ))}
                </List>
              </div>
            ))}
          </Section>
        ))}
      </div>
    </Screen>
  )
}
