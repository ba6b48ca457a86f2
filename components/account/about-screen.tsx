import { ServiceStatus } from "@/components/account/service-status";
import { SettingsCard, SettingsFrame, SettingsSection } from "@/components/account/settings-frame";
import { LegalLinks } from "@/components/auth/legal-links";
import { countOf } from "@/lib/core/shared/format";

const STORED_DATA = [
  ["Name, email, or phone number", "To log you in and to send verification codes and security alerts."],
  ["Password", "Stored only as a hash, to check the password you enter."],
  ["Devices", "The browser and system of each login, so you can recognize a device and log it out."],
  ["Photos, posts, comments, workouts, saved places", "Because you saved or shared them here."],
  [
    "Recorded routes",
    "Every point of a route you record or import, for its map, splits, and best times, your passport, and the GPX file you can download. Only you can see the map unless you choose to share it.",
  ],
  [
    "Check-ins",
    "The place and the time, for your visits, passport, and XP. They're shown to the people you choose in My Account, or only to you.",
  ],
  ["Hidden places", "To hide them in the routes other people see."],
  ["Follows, blocks, and mutes", "To control who can see what."],
  [
    "Your current location",
    "Not stored. We use it only when you ask for distances, places near you, or your spot on the map.",
  ],
  ["Contacts", "Not stored. They're compared with people who can be found by phone number, then discarded."],
] as const;

/** The City's terms of use require this sentence, word for word. */
const CITY_OF_CHICAGO =
  "This site provides applications using data that has been modified for use from its original source, www.cityofchicago.org, the official website of the City of Chicago. The City of Chicago makes no claims as to the content, accuracy, timeliness, or completeness of any of the data provided at this site. The data provided at this site is subject to change at any time. It is understood that the data provided at this site is being used at one's own risk.";
const CTA = "Data provided by Chicago Transit Authority";

type AboutScreenProps = {
  version: string;
  /** Distinguishes two builds of one version. Empty in development. */
  build: string;
  packages: readonly { name: string; version: string; license: string }[];
};

export function AboutScreen({ version, build, packages }: AboutScreenProps) {
  return (
    <SettingsFrame title="About">
      <p className="font-semibold">
        Windmile {version}
        {build !== "" && <span className="font-normal text-ink-soft text-sm">{` · build ${build.slice(0, 8)}`}</span>}
      </p>
      <SettingsSection title="What we store and why">
        <SettingsCard>
          <dl className="divide-y divide-line">
            {STORED_DATA.map(([what, why]) => (
              <div key={what} className="py-3">
                <dt className="font-semibold">{what}</dt>
                <dd className="text-ink-soft text-sm">{why}</dd>
              </div>
            ))}
          </dl>
        </SettingsCard>
        <LegalLinks className="mt-3 -ml-2 font-semibold text-base text-sky-ink" />
      </SettingsSection>
      <SettingsSection title="Map data">
        <p className="text-ink-soft text-sm">{CITY_OF_CHICAGO}</p>
        <p className="mt-3 text-ink-soft text-sm">{CTA}</p>
      </SettingsSection>
      <SettingsSection title="Licenses" note="Windmile is built with these packages.">
        <SettingsCard>
          <details>
            <summary className="min-h-14 cursor-pointer py-4 font-semibold">
              {countOf(packages.length, "package")}
            </summary>
            <ul className="divide-y divide-line border-line border-t">
              {packages.map((item) => (
                <li
                  key={`${item.name}@${item.version}`}
                  className="flex flex-wrap justify-between gap-x-3 py-2 text-sm"
                >
                  <span className="min-w-0 break-words">
                    {item.name} {item.version}
                  </span>
                  <span className="text-ink-soft">{item.license}</span>
                </li>
              ))}
            </ul>
          </details>
        </SettingsCard>
      </SettingsSection>
      <SettingsSection title="Status">
        <ServiceStatus />
      </SettingsSection>
    </SettingsFrame>
  );
}
