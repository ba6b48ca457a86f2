import { PeopleCountButton } from "@/components/people/people-count-button";
import { Card } from "@/components/ui/card";
import { useCurrentUser } from "@/lib/auth/accounts/hooks";

export function FollowCounts() {
  const { data: user } = useCurrentUser();
  if (!user) return null;
  return (
    <Card className="grid grid-cols-2 divide-x divide-line">
      <PeopleCountButton userId={user.id} list="followers" count={user.followersCount} />
      <PeopleCountButton userId={user.id} list="following" count={user.followingCount} />
    </Card>
  );
}
