import { addFavourite as addEndpoint, listFavourites, removeFavourite as removeEndpoint } from '@vizit/contract/favourites'
import { type Route, signed } from '../http/route.ts'
import { addFavourite, readFavourites, removeFavourite } from './change-favourites.ts'

export const favouritesRoutes: Route[] = [
  signed(listFavourites, readFavourites),
  signed(addEndpoint, addFavourite),
  signed(removeEndpoint, removeFavourite)
]
