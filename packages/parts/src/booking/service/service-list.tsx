import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { inOrder, serviceName } from '@vizit/client/names/spoken-services'
import type { ServiceDirection } from '@vizit/contract/service-tree'
import { searchTerms } from '@vizit/rules/search'
import { visibleTree } from '@vizit/rules/service-tree'
import { Button } from '@vizit/ui/button'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { LiveRegion } from '@vizit/ui/live-region'
import { Section } from '@vizit/ui/page/section'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useDeferredValue, useState } from 'react'
import { ServiceName } from '../../catalogue/service-name.tsx'
import { useWords } from '../../words/words.tsx'

type ServiceListProps = {
  found: ServiceFinding
  typed: string
  onDirection: (id: string) => void
  onService: (id: string) => void
  onReset: () => void
}

const A_PAGE = 30

/** [1.15] [2.16] The services that the filters leave: by direction at first, by name when something is typed. */
export function ServiceList({ found, typed, onDirection, onService, onReset }: ServiceListProps) {
  const words = useWords('service')
  const booking = useWords('booking')
  const [more, setMore] = useState({ typed, pages: 1 })
  // Of what is looked for anew the first ones are shown.
  const pages = more.typed === typed ? more.pages : 1
  const name = useDeferredValue(typed)
  const isNamed = searchTerms(name).length > 0
  const shown = visibleTree([...found.services], undefined, name, one => [serviceName(one)])
  const isByDirection = !isNamed && found.choice.directionId === undefined && shown.length > 1
  const { tree, left } = firstServices(shown, pages * A_PAGE)
  return (
    <>
      <LiveRegion text={isNamed ? words.found(countOf(shown)) : ''} />
      {shown.length === 0 ? (
        <EmptyTalon
          title={words.nothing}
          text={words.nothingText}
          actions={
            <Button kind="second" onClick={onReset}>
              {words.showAll}
            </Button>
          }
        />
      ) : null}
      {isByDirection ? (
        <List label={words.direction}>
          {shown.map(one => (
            <ListRow
              key={one.id}
              title={<ServiceName name={one.name} />}
              note={words.count(countOf([one]))}
              onPress={() => onDirection(one.id)}
            />
          ))}
        </List>
      ) : (
        tree.flatMap(direction =>
          direction.subGroups.map(group => (
            <Section key={group.id} title={<ServiceName name={group.name} />} level={2}>
              <List label={serviceName(group.name)}>
                {inOrder(group.services, service => service.name).map(service => (
                  <ListRow key={service.id} title={<ServiceName name={service.name} />} onPress={() => onService(service.id)} />
                ))}
              </List>
            </Section>
          ))
        )
      )}
      {left > 0 && !isByDirection ? (
        <Button kind="second" wide onClick={() => setMore({ typed, pages: pages + 1 })}>
          {booking.showMore}
        </Button>
      ) : null}
    </>
  )
}

function countOf(tree: readonly ServiceDirection[]): number {
  return tree.reduce((sum, one) => sum + one.subGroups.reduce((all, group) => all + group.services.length, 0), 0)
}

/** The first so many services of a tree, with their groups, and how many are left out. */
function firstServices(tree: readonly ServiceDirection[], most: number): { tree: ServiceDirection[]; left: number } {
  let room = most
  const cut = tree.map(direction => ({
    ...direction,
    subGroups: direction.subGroups
      .map(group => {
        const services = group.services.slice(0, room)
        room -= services.length
        return { ...group, services }
      })
      .filter(group => group.services.length > 0)
  }))
  return { tree: cut, left: countOf(tree) - countOf(cut) }
}
