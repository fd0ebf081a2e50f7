// In a file of its own: words say it on pages that judge no right.

/** From this birthday on a young person with an account decides alone who else sees the profile [R3]. */
export const OWN_VOICE_AGE = 16
