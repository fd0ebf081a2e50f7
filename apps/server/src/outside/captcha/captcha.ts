// The port to whoever draws the captcha.

export type CaptchaPainter = {
  /** A PNG picture with these digits, readable by a person. */
  paint(digits: string): Promise<Uint8Array>
}
