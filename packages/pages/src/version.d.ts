interface ImportMetaEnv {
  /** The version of the face, set by the build. */
  readonly VIZIT_VERSION: string
}

/** The address of a file as the build names it. */
declare module '*?url' {
  const address: string
  export default address
}
