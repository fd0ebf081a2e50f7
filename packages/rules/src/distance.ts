// How far a place is, along the surface of the earth.

/** Degrees. */
export type Position = { latitude: number; longitude: number }

const EARTH_RADIUS_KM = 6371.0088

/** Kilometres by the haversine formula, within half a percent. */
export function distanceKm(from: Position, to: Position): number {
  const rad = Math.PI / 180
  const north = Math.sin(((to.latitude - from.latitude) * rad) / 2) ** 2
  const east = Math.sin(((to.longitude - from.longitude) * rad) / 2) ** 2
  const chord = north + Math.cos(from.latitude * rad) * Math.cos(to.latitude * rad) * east
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)))
}
