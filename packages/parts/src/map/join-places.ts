// Pins that would stand on each other join into one that says how many they are.
import type { Position } from '@vizit/rules/distance'
import { MAP_ZOOMS } from '@vizit/rules/map-tiles'
import type { LatLngBounds } from 'leaflet'
import Supercluster from 'supercluster'
import type { Place } from './place.ts'

/** `partsAt`: the zoom at which the first of several leave it; undefined for one place, and for several at the same address. */
export type Pin = Position & { places: readonly Place[]; partsAt?: number }

/** Pixels within which pins join: a pin is about as wide. */
const RADIUS = 72

/** Whatever stands in a part of the map at a zoom. */
export function joinPlaces(places: readonly Place[]): { within(sight: LatLngBounds, zoom: number): Pin[] } {
  const joined = new Supercluster<Place>({ radius: RADIUS, extent: 256, maxZoom: MAP_ZOOMS.most }).load(
    places.map(place => ({
      type: 'Feature' as const,
      properties: place,
      geometry: { type: 'Point' as const, coordinates: [place.longitude, place.latitude] }
    }))
  )
  return {
    within: (sight, zoom) =>
      joined.getClusters([sight.getWest(), sight.getSouth(), sight.getEast(), sight.getNorth()], zoom).map(({ properties, geometry }) => {
        const [longitude, latitude] = geometry.coordinates as [number, number]
        if (!('cluster_id' in properties)) {
          return { places: [properties], latitude, longitude }
        }
        const id = properties.cluster_id
        const within = joined.getLeaves(id, Infinity).map(leaf => leaf.properties)
        const partsAt = joined.getClusterExpansionZoom(id)
        return { places: within, latitude, longitude, ...(partsAt <= MAP_ZOOMS.most && { partsAt }) }
      })
  }
}
