import * as ours from '@vizit/contract/reviews'
import { open, type Route, signed } from '../http/route.ts'
import { readOwnReviews, readReviews } from './read-reviews.ts'
import { addReview, changeReview, deleteReview } from './write-review.ts'

export const reviewsRoutes: Route[] = [
  open(ours.listReviews, readReviews),
  signed(ours.listOwnReviews, readOwnReviews),
  signed(ours.addReview, addReview),
  signed(ours.changeReview, changeReview),
  signed(ours.deleteReview, deleteReview)
]
