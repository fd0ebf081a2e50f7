// The map as Leaflet draws it. Vectors and HTML of its own are left alone: pins are our elements, and pictures come from our server.
import 'leaflet/dist/leaflet.css'
import { apiOrigin } from '@vizit/client/platform/shell'
import { tileAddress } from '@vizit/contract/map-tiles'
import type { Position } from '@vizit/rules/distance'
import { BELARUS, MAP_ZOOMS, type MapLayer, showsBelarus } from '@vizit/rules/map-tiles'
import { type Coords, DivIcon, type DoneCallback, LatLngBounds, Map as Leaflet, Marker, Point, TileLayer } from 'leaflet'
import { joinPlaces, type Pin } from './join-places.ts'
import type { Place } from './place.ts'
import styles from './places-map.module.css'

export type DrawnMap = {
  /** Other places than before are brought into sight. */
  showPlaces(places: readonly Place[]): void
  showLayer(layer: MapLayer): void
  showChosen(ids: readonly string[]): void
  showMe(at: Position): void
  zoomBy(steps: number): void
  stop(): void
}

type Told = { joined: (ids: readonly string[]) => string; onChoose: (ids: readonly string[]) => void }

const COUNTRY = new LatLngBounds([BELARUS.south, BELARUS.west], [BELARUS.north, BELARUS.east])
/** As near as one place is shown, and oneself. */
const NEAR = 15
/** Pins reach over the edge by their own size. */
const FRAME: [number, number] = [48, 64]
/** A chosen pin stands whole, and not below the buttons. */
const BESIDE: [number, number] = [112, 64]
/** How much of the map the card of a place covers. */
const CARD_PART = 0.66

/** Of squares that do not show the country nobody is asked. */
class TilesOfBelarus extends TileLayer {
  override createTile(at: Coords, done: DoneCallback): HTMLElement {
    if (showsBelarus(at)) return super.createTile(at, done)
    const nothing = document.createElement('div')
    queueMicrotask(() => done(undefined, nothing))
    return nothing
  }
}

/** Begins with the whole country. `joined`: what stands where close pins have joined. */
export function drawMap(stage: HTMLElement, { joined: textOf, onChoose }: Told): DrawnMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new Leaflet(stage, {
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    minZoom: MAP_ZOOMS.least,
    maxZoom: MAP_ZOOMS.most,
    maxBounds: COUNTRY.pad(0.2),
    maxBoundsViscosity: 1,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill
  }).fitBounds(COUNTRY)
  let tiles: TileLayer | undefined
  let known: readonly Place[] = []
  let joined = joinPlaces(known)
  let chosen: readonly string[] = []
  let me: Marker | undefined
  const shown = new Map<string, Marker>()
  const size = new ResizeObserver(() => map.invalidateSize({ pan: false }))
  size.observe(stage)

  function draw(): void {
    const sight = map.getBounds().pad(0.2)
    const wanted = new Map(joined.within(sight, map.getZoom()).map(pin => [keyOf(pin), pin]))
    for (const [key, marker] of shown) {
      if (wanted.has(key)) continue
      marker.remove()
      shown.delete(key)
    }
    for (const [key, pin] of wanted) {
      if (shown.has(key)) continue
      const [one, ...others] = pin.places
      const text = others.length === 0 ? one!.pin : textOf(pin.places.map(place => place.id))
      shown.set(
        key,
        pinAt(pin, text, isChosen(pin) ? styles.chosen : '')
          .on('click', () => press(pin))
          .addTo(map)
      )
    }
  }

  /** Several come apart where they can; else they are chosen, all of them. */
  function press({ places, partsAt, ...at }: Pin): void {
    if (partsAt === undefined) return onChoose(places.map(place => place.id))
    const whole = map.getBoundsZoom(boundsOf(places), false, new Point(...FRAME).multiplyBy(2))
    map.setView([at.latitude, at.longitude], Math.min(Math.max(partsAt, whole), MAP_ZOOMS.most))
  }
  const isChosen = ({ places }: Pin) => places.some(({ id }) => chosen.includes(id))
  const keyOf = (pin: Pin) => `${pin.places.map(place => place.id).join(' ')} ${isChosen(pin)}`
  map.on('moveend', draw)

  return {
    showPlaces(places) {
      known = places
      joined = joinPlaces(places)
      for (const marker of shown.values()) marker.remove()
      shown.clear()
      const around = boundsOf(places)
      if (around.isValid()) map.fitBounds(around, { padding: FRAME, maxZoom: NEAR, animate: false })
      draw()
    },
    showLayer(layer) {
      tiles?.remove()
      tiles = new TilesOfBelarus(apiOrigin + tileAddress(layer), { maxZoom: MAP_ZOOMS.most, crossOrigin: apiOrigin !== '' }).addTo(map)
    },
    showChosen(ids) {
      chosen = ids
      const one = known.find(({ id }) => ids.includes(id))
      // Below stands its card.
      if (one)
        map.panInside([one.latitude, one.longitude], {
          paddingTopLeft: BESIDE,
          paddingBottomRight: [BESIDE[0], map.getSize().y * CARD_PART]
        })
      draw()
    },
    showMe(at) {
      me?.remove()
      me = pinAt(at, '', styles.me).addTo(map)
      map.setView([at.latitude, at.longitude], Math.max(map.getZoom(), NEAR - 1))
    },
    zoomBy: steps => void map.setZoom(map.getZoom() + steps),
    stop() {
      size.disconnect()
      map.remove()
    }
  }
}

function boundsOf(places: readonly Position[]): LatLngBounds {
  return new LatLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))
}

function pinAt({ latitude, longitude }: Position, text: string, look = ''): Marker {
  const pin = document.createElement('span')
  pin.className = look === styles.me ? look : `${styles.pin} ${look}`
  const words = document.createElement('span')
  words.className = styles.words ?? ''
  words.textContent = text
  pin.append(words)
  const icon = new DivIcon({ html: pin, className: styles.icon ?? '', iconSize: [0, 0] })
  return new Marker([latitude, longitude], { icon, keyboard: false, zIndexOffset: look ? 1_000 : 0 })
}
