/** One plain sentence for the person who starts the product: what is wrong with the database and what to do. */
export class ClusterError extends Error {
  override name = 'ClusterError'
}
