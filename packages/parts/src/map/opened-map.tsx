import { usePosition } from '@vizit/client/catalogue/use-position'
import { useSettings } from '@vizit/client/settings/use-settings'
import type { MapLayer } from '@vizit/rules/map-tiles'
import { Banner } from '@vizit/ui/banner'
import { IconButton } from '@vizit/ui/icon-button'
import { LiveRegion } from '@vizit/ui/live-region'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { ChosenCard } from './chosen-card.tsx'
import { type DrawnMap, drawMap } from './draw-map.ts'
import { LayerButton } from './layer-button.tsx'
import type { PlacesMapProps } from './place.ts'
import styles from './places-map.module.css'

const OWN_LAYER = [{ layer: 'standard', credit: '' }] as const

/** The map itself is for the pointer: keyboard and screen reader are told what it shows and go on to the list. */
export function OpenedMap({ places, total, many, joined, card }: PlacesMapProps) {
  const words = useWords('map')
  const layers = useSettings().data?.mapLayers ?? OWN_LAYER
  const [layer, setLayer] = useState<MapLayer>('standard')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const position = usePosition()
  const stage = useRef<HTMLDivElement>(null)
  const map = useRef<DrawnMap>(undefined)
  const say = useEffectEvent(joined ?? ((ids: readonly string[]) => many(ids.length)))
  const there = chosen.filter(id => places.some(one => one.id === id))
  const drawn = places.map(({ id, pin, latitude, longitude }) => [id, pin, latitude, longitude].join(' ')).join('\n')
  const failure = position.isFetching ? null : position.error

  useEffect(() => {
    const opened = drawMap(stage.current!, { joined: ids => say(ids), onChoose: setChosen })
    map.current = opened
    return () => opened.stop()
  }, [])
  const showPlaces = useEffectEvent(() => map.current?.showPlaces(places))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places, told anew, are drawn once
  useEffect(() => showPlaces(), [drawn])
  useEffect(() => map.current?.showLayer(layer), [layer])
  useEffect(() => map.current?.showChosen(chosen), [chosen])
  useEffect(() => {
    if (position.data) map.current?.showMe(position.data)
  }, [position.data])

  return (
    <div className={styles.whole}>
      {failure ? (
        <Banner kind="wait" icon={<LocateFixed aria-hidden="true" />} title={words.positionUnknown} live>
          {words.positionUnknownText[failure.kind]}
        </Banner>
      ) : null}
      <div className={styles.frame}>
        <div className={styles.stage} data-layer={layer} role="img" aria-label={words.described(many(places.length))}>
          <div ref={stage} className={styles.leaflet} />
        </div>
        <div className={styles.tools} data-beside={there.length > 0 ? '' : undefined}>
          <LayerButton offered={layers.map(one => one.layer)} layer={layer} onLayer={setLayer} />
          <IconButton label={words.closer} icon={<Plus aria-hidden="true" />} onClick={() => map.current?.zoomBy(1)} />
          <IconButton label={words.farther} icon={<Minus aria-hidden="true" />} onClick={() => map.current?.zoomBy(-1)} />
          <IconButton
            label={words.whereAmI}
            icon={<LocateFixed aria-hidden="true" />}
            aria-busy={position.isFetching}
            onClick={() => (position.data ? map.current?.showMe(position.data) : void position.refetch())}
          />
        </div>
        <LiveRegion text={position.isFetching ? words.findingPlace : position.data ? words.me : ''} />
        <p className={styles.credit}>{layers.find(one => one.layer === layer)?.credit}</p>
        {there.length > 0 ? (
          <ChosenCard onClose={() => setChosen([])}>
            {there.map(id => (
              <div key={id}>{card(id)}</div>
            ))}
          </ChosenCard>
        ) : null}
      </div>
      {places.length < total ? <p className={styles.small}>{words.offMap}</p> : null}
    </div>
  )
}
