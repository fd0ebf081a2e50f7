import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { givenText, rowId, trimmedText } from './fields.ts'

const type = z.enum(['physicians', 'medcenters'])
export type FavouriteType = z.output<typeof type>

/** [3.41] A bookmarked doctor or medical centre, with the branch it was bookmarked at. Names and photos are those of the catalogue today. */
export const favourite = z.object({ id: z.string(), displayName: z.string(), photoUrl: z.nullable(z.string()), type, branchId: z.string() })
export type Favourite = z.output<typeof favourite>

/** Ten of each type at most, the newest first [R31]. */
const favourites = z.object({ physicians: z.array(favourite), medcenters: z.array(favourite) })
export type Favourites = z.output<typeof favourites>

/** [6.14] */
export const listFavourites = endpoint({
  method: 'GET',
  path: '/api/v2/my/favourites',
  summary: 'Bookmarked doctors and medical centres.',
  access: 'signed-in',
  input: z.object({}),
  reply: favourites,
  refusals: []
})

const said = trimmedText(300, 1)

/**
 * [7.91] Puts one first; what was there already moves up [4.58] [4.59]. The eleventh of a type pushes out the oldest [9.03], told as `pushedOut`. Asked
 * twice it is the same. [5.72] Without name, id or branch: INVALID_INPUT {field}. NOT_FOUND: no such doctor or centre at that branch.
 */
export const addFavourite = endpoint({
  method: 'POST',
  path: '/api/v2/my/favourites',
  summary: 'Bookmark a doctor or a medical centre.',
  access: 'signed-in',
  input: z.object({
    id: rowId,
    displayName: said,
    photoUrl: z.optional(z.nullable(givenText(500))),
    branchId: rowId,
    /** 'physicians' when none is named. */
    type: z.optional(type)
  }),
  reply: z.extend(favourites, { pushedOut: z.nullable(favourite) }),
  refusals: ['NOT_FOUND']
})

/** What is not among them is as good as removed. 204. */
export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/favourites/:type/:id',
  summary: 'Remove a bookmark.',
  access: 'signed-in',
  input: z.object({ type, id: rowId }),
  reply: z.object({}),
  refusals: []
})
