/** The address by which other devices come to this server. A page that was opened on the server's own machine as
    "localhost" asks the server for it, since that name leads every phone to itself. */
import { neighbours } from './api'

const LOCAL = /^(localhost|127\.|\[::1\])/

class Address {
  private found = $state('')
  private asked = false

  get host(): string {
    if (LOCAL.test(location.hostname) && !this.asked) {
      this.asked = true
      neighbours().then((host) => (this.found = host), () => undefined)
    }
    return this.found || location.host
  }

  /** No other device can use it. */
  get local(): boolean {
    return LOCAL.test(this.host)
  }

  /** The link that joins a group. */
  join(code: string): string {
    return `${location.protocol}//${this.host}/j/${code}`
  }
}

export const address = new Address()
