import { readEmbedding as endpoint } from '@vizit/contract/embedding'
import { open, type Route } from '../http/route.ts'
import { readEmbedding } from './read-embedding.ts'

export const embeddingRoutes: Route[] = [open(endpoint, readEmbedding)]
