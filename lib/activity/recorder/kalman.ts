/**
 * A Kalman filter for one axis: estimates position and speed from noisy positions of known variance. Between two
 * positions the speed is expected to stay the same, within an acceleration.
 */
export class KalmanAxis {
  private speedVariance = 100;
  private covariance = 0;
  speed = 0;

  constructor(
    public position: number,
    private variance: number,
    private readonly acceleration: number,
  ) {}

  predict(seconds: number): void {
    const noise = this.acceleration ** 2;
    this.position += this.speed * seconds;
    this.variance += 2 * seconds * this.covariance + seconds ** 2 * this.speedVariance + (noise * seconds ** 4) / 4;
    this.covariance += seconds * this.speedVariance + (noise * seconds ** 3) / 2;
    this.speedVariance += noise * seconds ** 2;
  }

  correct(measured: number, variance: number): void {
    const total = this.variance + variance;
    const [gain, speedGain] = [this.variance / total, this.covariance / total];
    const off = measured - this.position;
    this.position += gain * off;
    this.speed += speedGain * off;
    this.speedVariance -= speedGain * this.covariance;
    this.covariance *= 1 - gain;
    this.variance *= 1 - gain;
  }
}
