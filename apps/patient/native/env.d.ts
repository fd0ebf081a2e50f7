interface ImportMetaEnv {
  /** Origin of the server that the app asks, told to the build. */
  readonly PATIENT_ORIGIN: string
}
