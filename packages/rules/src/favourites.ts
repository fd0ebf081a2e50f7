// Bookmarked doctors and, apart from them, medical centres.

/** Of each kind [9.03]. */
export const FAVOURITES_MAX = 10

type Favourite = { id: string; type?: string | undefined }

/** The list with the new one first, without its older copy [4.58 4.59]; the eleventh of its kind pushes out the oldest [4.60 9.03]. */
export function addFavourite<F extends Favourite>(list: readonly F[], one: F): F[] {
  const counts = new Map<string | undefined, number>()
  return [one, ...list.filter(other => other.id !== one.id || other.type !== one.type)].filter(favourite => {
    const place = (counts.get(favourite.type) ?? 0) + 1
    counts.set(favourite.type, place)
    return place <= FAVOURITES_MAX
  })
}

/** Which one adding would push out, so that the patient can be told first. */
export function pushedOut<F extends Favourite>(list: readonly F[], one: F): F | undefined {
  const kept = new Set<F>(addFavourite(list, one))
  return list.find(other => !kept.has(other) && (other.id !== one.id || other.type !== one.type))
}
