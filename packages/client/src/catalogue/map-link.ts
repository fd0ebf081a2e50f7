type Place = { latitude: number | null; longitude: number | null }

/**
 * A page of a free map that shows how to get to the place: by its point where that is known, else by its address. Where one is oneself is not told. Undefined
 * where neither is known.
 */
export function routeLink({ latitude, longitude, address }: Place & { address: string }): string | undefined {
  const to = latitude === null || longitude === null ? address : `${latitude.toFixed(5)},${longitude.toFixed(5)}`
  return to ? `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}` : undefined
}

/** A page of a free map with a mark at the place; nothing is asked of it before somebody opens it. Undefined where the place is not known. */
export function mapLink({ latitude, longitude }: Place): string | undefined {
  if (latitude === null || longitude === null) return undefined
  const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)]
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
}
