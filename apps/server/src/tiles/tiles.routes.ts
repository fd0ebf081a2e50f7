import { mapTile } from '@vizit/contract/map-tiles'
import { open, type Route } from '../http/route.ts'
import { serveTile } from './serve-tile.ts'

export const tilesRoutes: Route[] = [open(mapTile, serveTile)]
