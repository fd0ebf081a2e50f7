/** A page of a free map that shows how to get to the place. Undefined where the place is not known. */
export function routeLink({ latitude, longitude }: { latitude: number | null; longitude: number | null }): string | undefined {
  if (latitude === null || longitude === null) return undefined
  return `https://www.openstreetmap.org/directions?to=${latitude.toFixed(5)}%2C${longitude.toFixed(5)}`
}

/** A page of a free map with a mark at the place; nothing is asked of it before somebody opens it. Undefined where the place is not known. */
export function mapLink({ latitude, longitude }: { latitude: number | null; longitude: number | null }): string | undefined {
  if (latitude === null || longitude === null) return undefined
  const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)]
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
}
