import { inOrder } from '@vizit/client/names/spoken-services'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Section } from '@vizit/ui/page/section'
import { ServiceName } from '../../catalogue/service-name.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './directory.module.css'
import { countServices, type NamedTree } from './service-filter.ts'

/** [3.38] Services by direction and group, with how many each direction has. */
export function ServiceTree({ tree, hrefOf }: { tree: NamedTree; hrefOf: (serviceId: string) => string }) {
  const words = useWords('directory')
  return tree.map(direction => (
    <Section key={direction.id} title={<ServiceName name={direction.name} />} note={words.servicesFound(countServices([direction]))}>
      {direction.subGroups.map(group => (
        <div key={group.id} className={styles.cards}>
          {group.name === direction.name ? null : (
            <h3 className={styles.name}>
              <ServiceName name={group.name} />
            </h3>
          )}
          <List>
            {inOrder(group.services, service => service.serviceName).map(one => (
              <ListRow key={one.serviceId} title={<ServiceName name={one.serviceName} />} href={hrefOf(one.serviceId)} />
            ))}
          </List>
        </div>
      ))}
    </Section>
  ))
}
