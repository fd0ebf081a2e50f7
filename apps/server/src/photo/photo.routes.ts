import { putPhoto as putEndpoint, readPhoto as readEndpoint, removePhoto as removeEndpoint } from '@vizit/contract/photo'
import { type Route, signed } from '../http/route.ts'
import { putPhoto, removePhoto } from './put-photo.ts'
import { readPhoto } from './read-photo.ts'

export const photoRoutes: Route[] = [signed(putEndpoint, putPhoto), signed(removeEndpoint, removePhoto), signed(readEndpoint, readPhoto)]
